import { useState } from 'react'
import { fullName } from '#src/shared/names.ts'
import { plural } from '#src/shared/phrases.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import type { TeamMember } from '../contract.ts'

/** Remembers to whom the work of this member goes: the owner until another colleague is chosen. */
export function useSuccessor(member: TeamMember | null, members: readonly TeamMember[]) {
  const [chosen, setChosen] = useState<{ of: number; to: number | null } | null>(null)
  const colleagues = members.filter(({ id, role }) => id !== member?.id && role !== 'reader')
  const first = colleagues.find(({ role }) => role === 'owner') ?? colleagues[0]
  const holds = member !== null && member.held.interviews + member.held.applications > 0
  const to = chosen?.of === member?.id && chosen ? chosen.to : (first?.id ?? null)
  return {
    colleagues,
    successorId: holds ? to : null,
    choose: (id: number | null) => member && setChosen({ of: member.id, to: id }),
  }
}

interface SuccessorFieldProps {
  member: TeamMember | null
  /** « ses », or « vos » where the person itself leaves. */
  whose: 'ses' | 'vos'
  successor: ReturnType<typeof useSuccessor>
}

/** Asks who takes over what the member has to do, and says what becomes of it without anybody. */
export function SuccessorField({ member, whose, successor }: SuccessorFieldProps) {
  if (!member || member.held.interviews + member.held.applications === 0) return null
  const { colleagues, successorId, choose } = successor
  return (
    <SelectField
      name="successor_id"
      label={`Confier ${heldWords(member, whose)} à`}
      hint={
        member.held.interviews > 0
          ? 'Sans personne, un entretien auquel nul autre ne participe est annulé et le candidat prévenu.'
          : 'Sans personne, elles ne sont plus suivies par un collègue en particulier.'
      }
      choices={colleagues.map((each) => ({ value: each.id, label: fullName(each) }))}
      empty="Personne"
      value={successorId ?? ''}
      onChange={({ target }) => choose(target.value ? Number(target.value) : null)}
    />
  )
}

/** « ses 3 entretiens et 7 candidatures », « son entretien » */
function heldWords({ held: { interviews, applications } }: TeamMember, whose: 'ses' | 'vos'): string {
  const words = [
    interviews > 0 && `${interviews}\u00A0${plural(interviews, 'entretien')}`,
    applications > 0 && `${applications}\u00A0${plural(applications, 'candidature')}`,
  ].filter((each) => each !== false)
  const one = interviews + applications === 1
  const own = whose === 'ses' ? (one && interviews === 1 ? 'son' : one ? 'sa' : 'ses') : one ? 'votre' : 'vos'
  return `${own} ${words.join(' et ')}`
}
