export const securityKeys = {
  all: ['security'],
  devices: ['security', 'devices'],
  twoFactor: ['security', 'two-factor'],
  mailedCodes: ['security', 'mailed-codes'],
} as const

export const emailChangeKeys = { left: ['email-change', 'left'] } as const

export const verificationKeys = { here: ['verification', 'here'] } as const

export const socialKeys = {
  providers: ['social-providers'],
  pending: ['social', 'pending'],
  accounts: ['social', 'accounts'],
} as const
