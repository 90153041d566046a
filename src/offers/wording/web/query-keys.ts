export const offerAdviceKeys = {
  pay: (area: string, level: string) => ['offer-advice', 'pay', area, level] as const,
  words: (kind: string, keywords: string) => ['offer-advice', 'words', kind, keywords] as const,
} as const
