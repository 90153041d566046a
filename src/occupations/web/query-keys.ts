export const occupationKeys = {
  recognised: (title: string, code: string) => ['occupations', title, code] as const,
} as const
