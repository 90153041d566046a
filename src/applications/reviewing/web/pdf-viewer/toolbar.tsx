import { formatCount } from '#src/shared/money.ts'
import buttonCss from '#src/ui/button.module.css'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { DownloadIcon, FileIcon, MinusIcon, PlusIcon } from '#src/ui/workspace-icons.tsx'
import css from './toolbar.module.css'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

interface PdfViewerToolbarProps {
  address: string
  name: string
  size: number | null
  zoom: number
  page: number
  /** The count is null while the document is read. */
  pages: number | null
  onZoom: ((zoom: number) => void) | undefined
}

export function PdfViewerToolbar({ address, name, size, zoom, page, pages, onZoom }: PdfViewerToolbarProps) {
  const at = ZOOMS.indexOf(zoom)
  const zoomTo = (index: number) => {
    const next = ZOOMS[index]
    if (next) onZoom?.(next)
  }
  return (
    <div className={css.bar}>
      <p className={css.name}>
        <FileIcon size={16} />
        <span title={name}>{name}</span>
      </p>
      <p className={css.page}>
        {pages === null ? size !== null && weightOf(size) : `page ${page} sur ${pages}`}
      </p>
      <div className={css.tools}>
        <Button
          look="quiet"
          small
          iconOnly
          aria-label="Réduire"
          disabled={!onZoom || at === 0}
          onClick={() => zoomTo(at - 1)}
        >
          <MinusIcon size={18} />
        </Button>
        <output className={css.zoom} aria-label="Taille">
          {Math.round(zoom * 100)} %
        </output>
        <Button
          look="quiet"
          small
          iconOnly
          aria-label="Agrandir"
          disabled={!onZoom || at === ZOOMS.length - 1}
          onClick={() => zoomTo(at + 1)}
        >
          <PlusIcon size={18} />
        </Button>
        <a
          href={address}
          download={name}
          className={classes(buttonCss.button, buttonCss.secondary, buttonCss.small)}
        >
          <DownloadIcon size={18} />
          Télécharger
          <span className="hidden-text"> {name}</span>
        </a>
      </div>
    </div>
  )
}

/** Says « 84 Ko » or « 1,2 Mo ». */
function weightOf(bytes: number): string {
  const kilo = bytes / 1024
  if (kilo < 1000) return `${formatCount(Math.max(1, kilo))}\u00A0Ko`
  return `${(kilo / 1024).toFixed(1).replace('.', ',')}\u00A0Mo`
}
