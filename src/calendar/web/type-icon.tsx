import type { ComponentType } from 'react'
import { BellIcon, BriefcaseIcon, ClockIcon, icon, PinIcon } from '#src/ui/icons.tsx'
import { PhoneIcon } from '#src/ui/workspace-icons.tsx'
import type { EventType } from '../shared/event-types.ts'

const VideoIcon = icon('M3 7h11v10H3zM14 10.5l6-3.5v10l-6-3.5')
const FlaskIcon = icon('M9 3h6M10 3v6l-5 9.5A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9')

const ICONS: Record<EventType, ComponentType<{ size?: number }>> = {
  interview_onsite: PinIcon,
  interview_video: VideoIcon,
  interview_phone: PhoneIcon,
  test: FlaskIcon,
  offer_deadline: ClockIcon,
  start_date: BriefcaseIcon,
  reminder: BellIcon,
}

/** The icon is decoration: the words for the type stand beside it. */
export function TypeIcon({ type, size = 20 }: { type: EventType; size?: number }) {
  const Icon = ICONS[type]
  return <Icon size={size} />
}
