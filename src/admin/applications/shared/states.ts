/** Where an application stands, in one word for each; every one that was sent is in exactly one of them. */
export const APPLICATION_STATES = [
  'waiting',
  'in_progress',
  'hired',
  'rejected',
  'withdrawn',
  'ended',
] as const
export type ApplicationStanding = (typeof APPLICATION_STATES)[number]

export const STANDING_LABELS: Record<ApplicationStanding, string> = {
  waiting: 'Sans réponse',
  in_progress: 'En cours',
  hired: 'Embauchées',
  rejected: 'Non retenues',
  withdrawn: 'Retirées',
  ended: 'Closes',
}

/** What the applications are counted by. */
export const COUNTED_BY = ['day', 'company', 'offer'] as const
export type CountedBy = (typeof COUNTED_BY)[number]
