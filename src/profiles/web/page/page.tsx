import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PROFILE_SECTIONS, SECTION_NAMES } from '#src/profiles/shared/parts.ts'
import { fullName } from '#src/shared/names.ts'
import { useSections } from '#src/shell/form/use-sections.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Sections, SectionsSkeleton } from '#src/ui/form/sections.tsx'
import { listDrafts } from '../editor/drafts.ts'
import { profileQuery } from '../queries.ts'
import { ProfileMeter } from './meter.tsx'
import css from './profile.module.css'
import { ProfileSectionCard } from './section.tsx'

export function ProfilePage({ actions }: { actions: ReactNode }) {
  const user = useUser()
  const { data: profile, isError, refetch } = useQuery(profileQuery)
  const sections = useSections({
    names: SECTION_NAMES,
    anchorOf: (section) => PROFILE_SECTIONS[section].anchor,
    listDrafts: () => listDrafts(user?.id ?? 0),
  })
  if (isError && !profile) return <Failure onRetry={() => refetch()} />
  if (!profile || !user) return <SectionsSkeleton label="Chargement de votre profil" height={64} />
  return (
    <>
      <div className={css.top}>
        <Avatar name={fullName(profile)} picture={profile.picture} size={64} />
        <div>
          <h1>Mon Profil</h1>
          <p className="muted">
            {fullName(profile)}
            {profile.headline && `, ${profile.headline}`}
          </p>
        </div>
      </div>
      <Sections side={<ProfileMeter profile={profile} onStep={sections.open} actions={actions} />}>
        {SECTION_NAMES.map((section) => (
          <ProfileSectionCard
            key={section}
            section={section}
            profile={profile}
            userId={user.id}
            {...sections.stateOf(section)}
          />
        ))}
      </Sections>
    </>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1>Mon Profil</h1>
      <LoadFailure onRetry={onRetry}>Votre profil n’a pas pu être lu.</LoadFailure>
    </>
  )
}
