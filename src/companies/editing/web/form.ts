import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { companyInput } from '#src/companies/shared/input.ts'
import type { FormSection } from '#src/companies/shared/sections.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { useDraft } from '#src/shell/form/draft.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import type { OwnCompany } from '../contract.ts'
import { draftKey } from './drafts.ts'
import { ownCompanyQuery, useSaveCompany } from './queries.ts'
import { bodyOf, type SectionValues, valuesOf, withKnownEmail } from './values.ts'

/** The fields of a section read and change the form through these. */
export type SectionForm<S extends FormSection> = Form<SectionValues[S]>

interface Options<S extends FormSection> {
  section: S
  company: OwnCompany
  userId: number
  onSaved: () => void
}

/** What was written, and the version of the company that it was written over. */
interface Draft<S extends FormSection> {
  version: number
  values: SectionValues[S]
}

/**
 * The form of one section, followed by a draft until the server has it. Where a colleague saved meanwhile the server says
 * who and what; the next press is over what they saved.
 */
export function useSectionForm<S extends FormSection>({ section, company, userId, onSaved }: Options<S>) {
  const client = useQueryClient()
  const saving = useSaveCompany()
  const user = useUser()
  const draft = useDraft<Draft<S>>(draftKey(userId, section))
  const begin = () => withKnownEmail(valuesOf(section, company), user)
  const version = useRef(draft.found?.version ?? company.version)
  const form = useForm<SectionValues[S]>({
    initial: draft.found?.values ?? begin(),
    schema: () => companyInput(dayAt(currentTime())),
    body: (values) => bodyOf(section, version.current, values),
    idOf: (path) => path.split('.')[0] ?? path,
    send: async (values) => {
      await saving.mutateAsync(bodyOf(section, version.current, values))
      draft.forget()
      onSaved()
    },
    onRefused: ({ status }) => {
      if (status === 409) void follow()
      return undefined
    },
    onWrite: (values) => draft.follow({ version: version.current, values }),
  })
  const follow = async () => {
    const fresh = await client.fetchQuery({ ...ownCompanyQuery, staleTime: 0 })
    version.current = fresh.version
  }
  /** Puts the values back to what is saved. */
  const restart = () => {
    draft.forget()
    version.current = company.version
    form.reset(begin())
  }
  return { form, draft, restart }
}
