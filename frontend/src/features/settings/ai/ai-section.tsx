import type { AiSettings } from '@holdfast/contracts/ai-settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { aiSettingsQuery } from '../api/ai-settings-query.ts'
import { saveAiSettings } from '../api/save-ai-settings.ts'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'
import { SaveBar } from '../saving/save-bar.tsx'
import { useSaving } from '../saving/use-saving.ts'
import { aiChanges, checkAiForm, formOf, type AiForm } from './ai-changes.ts'
import { ModeChoice } from './mode-choice.tsx'
import { OwnEndpointFields } from './own-endpoint-fields.tsx'
import { SharingCard } from './sharing-card.tsx'
import { SpendCard } from './spend-card.tsx'
import { settingsKeys } from '../api/settings-keys.ts'

export function AiSection() {
  const { data, error, refetch } = useQuery(aiSettingsQuery)
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">AI &amp; privacy</h1>
      <p className="text-soft mt-1 text-sm">
        Analysis works without a model. A model adds free-form Q&A; every citation is verified.
      </p>
      {error ? (
        <ErrorState title="Failed to load settings" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <AiForms saved={data} />
          <SpendCard />
        </>
      ) : (
        <SkeletonBlock label="Loading settings" lines={8} />
      )}
    </>
  )
}

function AiForms({ saved }: { readonly saved: AiSettings }) {
  const client = useQueryClient()
  const [form, setForm] = useState(() => formOf(saved))
  const [isRemoving, setIsRemoving] = useState(false)
  const { state, errorDetail, run } = useSaving()
  const edit = (change: Partial<AiForm>) => setForm((old) => ({ ...old, ...change }))
  const isSaving = state === 'saving'
  const changes = aiChanges(form, saved)
  const isChanged = Object.keys(changes).length > 0
  const problem = isChanged ? checkAiForm(form) : null

  const save = (body: typeof changes) =>
    run(async () => {
      const next = await saveAiSettings(body)
      client.setQueryData(aiSettingsQuery.queryKey, next)
      setForm(formOf(next))
      void client.invalidateQueries({ queryKey: settingsKeys.spends })
    })
  const removeEndpoint = () => {
    setIsRemoving(false)
    void save({ own_endpoint: null, ...(saved.mode === 'own' ? { mode: 'masked' as const } : {}) })
  }
  return (
    <>
      <Card className="mt-4">
        <ModeChoice saved={saved} mode={form.mode} disabled={isSaving} onChoose={(mode) => edit({ mode })} />
        {form.mode === 'own' || saved.own_endpoint ? (
          <OwnEndpointFields
            form={form}
            saved={saved.own_endpoint}
            disabled={isSaving}
            onEdit={edit}
            onRemove={() => setIsRemoving(true)}
          />
        ) : null}
      </Card>
      <SharingCard form={form} saved={saved} disabled={isSaving} onEdit={edit} />
      {problem ? (
        <p role="alert" className="text-critical mt-3 text-sm">
          {problem}
        </p>
      ) : null}
      <SaveBar
        state={state}
        errorDetail={errorDetail}
        isChanged={isChanged}
        disabled={problem !== null}
        onSave={() => void save(changes)}
      />
      {isRemoving ? (
        <ConfirmDialog
          title="Remove your endpoint?"
          text="Its address and key are deleted. Questions go to this server’s model, masked, or are answered by the analysis alone."
          confirmLabel="Remove"
          isDangerous
          onConfirm={removeEndpoint}
          onCancel={() => setIsRemoving(false)}
        />
      ) : null}
    </>
  )
}
