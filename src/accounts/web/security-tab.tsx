import { SocialLinks } from './social-links.tsx'

/** Settings: securite. */
export default function SecurityTab() {
  return <SocialLinks />
}
