export const shareKeys = {
  of: (resumeId: number) => ['resume-shares', resumeId] as const,
  shared: (token: string) => ['shared-resume', token] as const,
} as const
