import { useGetIdentity } from 'react-admin'

/** Address of the public site, without a slash at its end; empty until it is known. */
export function usePublicSite(): string {
  const { identity } = useGetIdentity()
  return typeof identity?.site === 'string' ? identity.site.replace(/\/$/, '') : ''
}
