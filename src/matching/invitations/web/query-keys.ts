export const jobInvitationKeys = {
  all: ['job-invitations'],
  list: (search: object) => ['job-invitations', search] as const,
} as const
