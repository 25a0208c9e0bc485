import type { InvestigationStep } from '@holdfast/contracts/investigation'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AuthenticationError } from '../../../lib/api/authentication-error.ts'
import { askQuestion } from '../api/ask-question.ts'
import { conversationQuery } from '../api/conversation-query.ts'
import { analyzeCode } from '../api/analyze-code.ts'
import type { ShownAnswer, ShownCodeAnalysis, ShownConversationEntry } from '../api/shown-answers.ts'
import { CHECK_CODE_CHANGES } from './suggestion-chips.ts'

export type ChatReply =
  | { readonly kind: 'pending'; readonly text: string; readonly steps: readonly InvestigationStep[] }
  | { readonly kind: 'answer'; readonly answer: ShownAnswer }
  | { readonly kind: 'code'; readonly analysis: ShownCodeAnalysis }
  | { readonly kind: 'failure'; readonly text: string }

export interface ChatTurn {
  readonly question: string
  readonly reply: ChatReply
}

const FAILED = 'Failed to generate answer. Please try again.'
const BROKE_OFF = 'Sorry, I encountered an error while generating the answer. Please try again.'
const CODE_FAILED = 'Failed to analyze code changes. Please try again.'

function turnOf({ question, analysis, is_looking: isLooking, ...answer }: ShownConversationEntry): ChatTurn {
  if (isLooking) return { question, reply: { kind: 'pending', text: answer.answer, steps: answer.steps ?? [] } }
  return { question, reply: analysis ? { kind: 'code', analysis } : { kind: 'answer', answer } }
}

/** What was asked before, and what is being asked now. */
export function useChat(incidentId: string) {
  const { data } = useQuery(conversationQuery(incidentId))
  const [turns, setTurns] = useState<readonly ChatTurn[]>([])
  const isAsking = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const setReply = (reply: ChatReply) =>
    setTurns((old) => old.map((turn, index) => (index === old.length - 1 ? { ...turn, reply } : turn)))

  const answerQuestion = async (question: string, inLogs: boolean): Promise<ChatReply> => {
    let streamed = ''
    let steps: readonly InvestigationStep[] = []
    const show = () => setReply({ kind: 'pending', text: streamed, steps })
    try {
      const answer = await askQuestion(incidentId, question, {
        inLogs,
        onDelta: (delta) => {
          streamed += delta
          show()
        },
        onStep: (step) => {
          steps = [...steps, step]
          show()
        },
      })
      return { kind: 'answer', answer }
    } catch (error) {
      if (error instanceof AuthenticationError) throw error
      return { kind: 'failure', text: streamed === '' ? FAILED : BROKE_OFF }
    }
  }
  const checkCode = async (): Promise<ChatReply> => {
    try {
      return { kind: 'code', analysis: (await analyzeCode(incidentId)).analysis }
    } catch (error) {
      if (error instanceof AuthenticationError) throw error
      return { kind: 'failure', text: CODE_FAILED }
    }
  }
  const run = async (question: string, inLogs = false) => {
    if (isAsking.current) return
    isAsking.current = true
    setIsBusy(true)
    setTurns((old) => [...old, { question, reply: { kind: 'pending', text: '', steps: [] } }])
    try {
      setReply(await (question === CHECK_CODE_CHANGES ? checkCode() : answerQuestion(question, inLogs)))
    } catch {
      setReply({ kind: 'failure', text: FAILED })
    } finally {
      isAsking.current = false
      setIsBusy(false)
    }
  }
  const askAgain = () => {
    const failed = turns.at(-1)
    if (!failed || isAsking.current) return
    setTurns((old) => old.slice(0, -1))
    void run(failed.question)
  }
  const all = [...(data?.entries.map(turnOf) ?? []), ...turns]
  return {
    latest: all.at(-1),
    earlier: all.slice(0, -1),
    askedCount: turns.length,
    isBusy,
    ask: (question: string) => void run(question),
    askLogs: (question: string) => void run(question, true),
    askAgain,
  }
}

export type Chat = ReturnType<typeof useChat>
