import type { SocialProvider } from '#src/accounts/shared/providers.ts'

/** The logo of a provider, which stands beside its name. */
export function SocialMark({ provider }: { provider: SocialProvider }) {
  return provider === 'google' ? <GoogleMark /> : <LinkedInMark />
}

function LinkedInMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <rect width="18" height="18" rx="3" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M3.2 7h2.4v7.8H3.2zM4.4 3.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8zM7.1 7h2.3v1.1c.4-.7 1.2-1.3 2.4-1.3 2.3 0 3 1.4 3 3.5v4.5h-2.4v-4c0-1-.1-2-1.3-2s-1.6.9-1.6 2v4H7.1z"
      />
    </svg>
  )
}

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.3h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.5z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2c-.8.5-1.8.9-3.1.9-2.3 0-4.3-1.6-5-3.7H1v2.3A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.5V5H1a9 9 0 0 0 0 8z" />
      <path fill="#ea4335" d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3c.7-2.2 2.7-3.7 5-3.7z" />
    </svg>
  )
}
