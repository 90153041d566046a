import { Suspense } from 'react'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import { PROFILE_SECTIONS, type ProfileSection, profileHref } from '#src/profiles/shared/parts.ts'
import type { SectionControls } from '#src/shell/form/use-sections.ts'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { SectionCard } from '#src/ui/form/section-card.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { INVITATIONS, READINGS } from '../reading/readings.tsx'

const ProfileEditor = lazyPart(() => import('../editor/editor.tsx'))

interface SectionProps extends SectionControls {
  section: ProfileSection
  profile: ApplicantProfile
  userId: number
}

/** One section of the profile, which is edited in the place where it is read. */
export function ProfileSectionCard(props: SectionProps) {
  const { section, profile, userId, isOpen, isSaved, hasDraft, onOpen, onClose, onSaved } = props
  return (
    <SectionCard
      {...PROFILE_SECTIONS[section]}
      isOpen={isOpen}
      isSaved={isSaved}
      hasDraft={hasDraft}
      onOpen={onOpen}
      href={profileHref(section)}
      read={READINGS[section](profile)}
      invitation={INVITATIONS[section]}
      editor={
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <ProfileEditor
            section={section}
            profile={profile}
            userId={userId}
            onSaved={onSaved}
            onCancel={onClose}
          />
        </Suspense>
      }
    />
  )
}
