import { dayAt, formatShortDate, formatTime } from '#src/shared/dates.ts'
import { BareButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { formatSize } from '#src/ui/form/drop-input.tsx'
import { CheckIcon, FlagIcon } from '#src/ui/icons.tsx'
import { DownloadIcon, ReadIcon } from '#src/ui/workspace-icons.tsx'
import type { ThreadMessage } from '../contract.ts'
import css from './message.module.css'

interface MessageProps {
  message: ThreadMessage
  /** The side that looks at it wrote it. */
  isOwn: boolean
  /** The file is read there. */
  address: string
  onReport: () => void
}

export function Message({ message, isOwn, address, onReport }: MessageProps) {
  const { author, text, file, created_at, is_removed, is_mine } = message
  const by = (
    <p className={css.by}>
      <b className={classes(isOwn && is_mine && 'hidden-text')}>{is_mine ? 'Vous' : author}</b>
      {!isOwn && (
        <>
          <time dateTime={created_at}>{formatTime(created_at)}</time>
          <Reporting message={message} onReport={onReport} />
        </>
      )}
    </p>
  )
  return (
    <li className={classes(css.message, isOwn && css.own)}>
      {!isOwn && <Avatar name={author} size={32} tone="green" />}
      {by}
      {is_removed ? (
        <p className={css.gone}>Message retiré par la modération.</p>
      ) : (
        text && <p className={css.bubble}>{text}</p>
      )}
      {file && <Attachment file={file} address={address} />}
      {isOwn && <Mark message={message} />}
    </li>
  )
}

function Reporting({ message, onReport }: Pick<MessageProps, 'message' | 'onReport'>) {
  if (message.is_removed) return null
  if (message.is_reported) return <span className={css.reported}>Signalé</span>
  return (
    <BareButton
      className={css.report}
      onClick={onReport}
      aria-label={`Signaler le message de ${message.author}, ${formatTime(message.created_at)}`}
      title="Signaler ce message"
    >
      <FlagIcon size={16} />
    </BareButton>
  )
}

function Attachment({ file, address }: { file: NonNullable<ThreadMessage['file']>; address: string }) {
  const kind = file.content_type === 'application/pdf' ? 'PDF' : 'IMG'
  return (
    <a className={css.file} href={address} download={file.name}>
      <span className={classes(css.kind, kind === 'IMG' && css.image)} aria-hidden="true">
        {kind}
      </span>
      <span className={css.name}>
        <i className="hidden-text">Télécharger </i>
        <b>{file.name}</b>
        <small>{formatSize(file.size)} · vérifié</small>
      </span>
      <DownloadIcon />
    </a>
  )
}

function Mark({ message: { created_at, read_at } }: Pick<MessageProps, 'message'>) {
  return (
    <p className={classes(css.mark, read_at && css.read)}>
      <time dateTime={created_at}>{formatTime(created_at)}</time> ·{' '}
      {read_at ? <ReadIcon size={16} /> : <CheckIcon size={16} />}
      {read_at ? sayRead(read_at, created_at) : 'Pas encore lu'}
    </p>
  )
}

function sayRead(at: string, sent: string): string {
  const day = dayAt(at) === dayAt(sent) ? '' : `le ${formatShortDate(at)} `
  return `Lu ${day}à ${formatTime(at)}`
}
