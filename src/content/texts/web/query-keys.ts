/** Of the texts that administrators write. */
export const pageTextKeys = {
  one: (page: string, version: string) => ['page-texts', page, version] as const,
} as const
