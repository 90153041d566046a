/** Other sites whose accounts open this one, in the order of their buttons. */
export const SOCIAL_PROVIDERS = ['linkedin', 'google'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

export const PROVIDER_NAMES: Record<SocialProvider, string> = { linkedin: 'LinkedIn', google: 'Google' }

export function isSocialProvider(name: unknown): name is SocialProvider {
  return SOCIAL_PROVIDERS.some((each) => each === name)
}
