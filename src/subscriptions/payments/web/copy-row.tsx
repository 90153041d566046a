import { CopyButton } from '#src/ui/copy-button.tsx'

interface CopyRowProps {
  label: string
  value: string
  /** What goes to the clipboard, where it is not what is read. */
  copied?: string
}

/** A value to enter elsewhere, with its button. */
export function CopyRow({ label, value, copied = value }: CopyRowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd>
        <CopyButton text={copied} label={`Copier\u00A0: ${label}`}>
          Copier
        </CopyButton>
      </dd>
    </div>
  )
}
