export const preferenceKeys = { all: ['notification-preferences'] } as const

export const pushKeys = { all: ['push-subscription'] } as const

export const smsKeys = { all: ['sms'] } as const

export const unsubscriptionKeys = { one: (token: string) => ['unsubscription', token] as const }
