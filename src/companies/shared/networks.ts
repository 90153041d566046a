const NETWORKS: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** « Facebook » for an address of it; undefined for that of another site. */
export function networkAt(hostname: string): string | undefined {
  const site = Object.keys(NETWORKS).find((each) => hostname === each || hostname.endsWith(`.${each}`))
  return site && NETWORKS[site]
}

/** The network that a text which is no address names: « facebok.com/soa » names none, « www facebook com » Facebook. */
export function networkNamedIn(text: string): string | undefined {
  const words = text.toLowerCase().split(/[^a-z]+/)
  return Object.values(NETWORKS).find((name) => words.includes(name.toLowerCase()))
}
