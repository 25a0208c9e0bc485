import type { Database } from '../open-database.ts'
import type { CompanyVault } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import { commentContext, questionContext } from './sealing-contexts.ts'

const CHUNK = 500

/** Seals comments and questions from before they were sealed, some at a time. Returns how many. */
export async function sealPlainWords(
  database: Pick<Database, 'withSystem' | 'withTenant'>,
  vault: CompanyVault,
): Promise<number> {
  const { comments, questions } = await database.withSystem('sweeper', async (tx) => ({
    comments: await tx
      .selectFrom('comments')
      .select(['id', 'customerId', 'commentText as text'])
      .where('commentText', 'is not', null)
      .limit(CHUNK)
      .execute(),
    questions: await tx
      .selectFrom('incidentQuestions')
      .select(['id', 'customerId', 'question as text'])
      .where('question', 'is not', null)
      .limit(CHUNK)
      .execute(),
  }))
  for (const { id, customerId, text } of comments) {
    await database.withTenant(customerId, async (tx) => {
      const sealedText = sealJson(await vault.cipherOf(tx, customerId), text, commentContext(id))
      // An edit in this moment has sealed its own.
      await tx
        .updateTable('comments')
        .set({ commentText: null, sealedText })
        .where('id', '=', id)
        .where('commentText', '=', text)
        .execute()
    })
  }
  for (const { id, customerId, text } of questions) {
    await database.withTenant(customerId, async (tx) => {
      const sealedQuestion = sealJson(await vault.cipherOf(tx, customerId), text, questionContext(id))
      await tx.updateTable('incidentQuestions').set({ question: null, sealedQuestion }).where('id', '=', id).execute()
    })
  }
  return comments.length + questions.length
}
