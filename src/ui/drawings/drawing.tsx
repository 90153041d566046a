import { useLowData } from '../low-data.ts'

/** A file beside this one; all of them are as large. */
interface DrawingProps {
  src: string
  className?: string | undefined
}

/** A decoration that no script carries. It is left out for who saves data, and loaded where it is shown. */
export function Drawing({ src, className }: DrawingProps) {
  if (useLowData()) return null
  return <img src={src} alt="" width={240} height={180} loading="lazy" className={className} />
}
