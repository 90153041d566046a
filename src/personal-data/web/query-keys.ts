export const exportKeys = { all: ['exports'] } as const
