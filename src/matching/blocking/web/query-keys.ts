export const blockedCompanyKeys = { all: ['blocked-companies'] } as const
