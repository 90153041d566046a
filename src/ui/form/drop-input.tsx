import { type DragEvent, useState } from 'react'
import { classes } from '../class-names.ts'
import { CloseIcon } from '../icons.tsx'
import { FileIcon, UploadIcon } from '../workspace-icons.tsx'
import css from './drop-input.module.css'
import { useEarlyFile } from './early-file.ts'
import { describedBy, Field, type FieldFrame } from './field.tsx'

const ACCEPTED = {
  pdf: '.pdf,application/pdf',
  image: '.png,.jpeg,.jpg,image/png,image/jpeg',
  resume: '.pdf,.docx,.json,.zip',
  /** A list with columns, of a bank or an operator. */
  table: '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  /** A PDF or a photo of a paper. */
  paper: '.pdf,application/pdf,.png,.jpeg,.jpg,.webp,image/png,image/jpeg,image/webp',
}

interface DropInputProps extends FieldFrame {
  name: string
  value: File | null
  onChange: (file: File | null) => void
  type?: keyof typeof ACCEPTED
  placeholder?: string
  /** In px. */
  height?: number
  /** Share sent, 0 to 1, while the file leaves. */
  progress?: number
  disabled?: boolean
}

/** One file, dropped or chosen, that can be taken back. */
export function DropInput(props: DropInputProps) {
  const {
    name,
    value,
    onChange,
    type = 'pdf',
    placeholder,
    height = 48,
    progress,
    disabled,
    ...frame
  } = props
  const [over, setOver] = useState(false)
  const input = useEarlyFile(onChange)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !disabled) onChange(file)
  }
  const clear = () => {
    if (input.current) input.current.value = ''
    onChange(null)
    input.current?.focus()
  }
  return (
    <Field id={name} {...frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has its keyboard way, the input inside. */}
      <div
        className={classes(
          css.drop,
          over && css.over,
          value !== null && css.filled,
          Boolean(frame.error) && css.bad,
        )}
        style={{ '--height': `${height}px` } as object}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={name}
          name={name}
          type="file"
          accept={ACCEPTED[type]}
          disabled={disabled}
          onChange={(event) => onChange(event.target.files?.[0] ?? value)}
          {...describedBy(name, frame)}
        />
        {value ? <FileIcon /> : <UploadIcon />}
        {value ? (
          <Chosen file={value} progress={progress} />
        ) : (
          (placeholder ?? 'Téléverser le fichier ici...')
        )}
        {value && !disabled && (
          <button type="button" className={css.clear} aria-label={`Retirer ${value.name}`} onClick={clear}>
            <CloseIcon />
          </button>
        )}
      </div>
    </Field>
  )
}

function Chosen({ file, progress }: { file: File; progress: number | undefined }) {
  const sending = progress !== undefined && progress < 1
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <span className={css.name}>
      <b>{file.name}</b>
      <small>{sending ? `${formatSize(file.size)}, ${percent}\u00A0%` : formatSize(file.size)}</small>
      {sending && <progress value={progress} max={1} aria-label="Envoi du fichier" />}
    </span>
  )
}

/** « 312 Ko », « 1,1 Mo » */
export function formatSize(bytes: number): string {
  const mega = 1024 * 1024
  if (bytes < mega) return `${Math.max(1, Math.round(bytes / 1024))}\u00A0Ko`
  return `${(bytes / mega).toFixed(1).replace('.', ',')}\u00A0Mo`
}
