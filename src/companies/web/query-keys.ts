export const teamKeys = { all: ['team'] } as const

export const invitationKeys = { one: (token: string) => ['invitation', token] as const }
