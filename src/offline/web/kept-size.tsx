import { useState } from 'react'
import { listOutbox } from '#src/applications/applying/web/draft-keys.ts'
import { Button } from '#src/ui/button.tsx'
import { formatSize } from '#src/ui/form/drop-input.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { emptyKeptRecord, type KeptRecord } from './kept-record.ts'
import css from './page.module.css'

interface KeptSizeProps {
  record: KeptRecord
  onEmptied: (left: KeptRecord | null) => void
}

/** How much of this device the lists take, and their end. */
export function KeptSize({ record, onEmptied }: KeptSizeProps) {
  const [isAsked, setAsked] = useState(false)
  const [isEmptying, setEmptying] = useState(false)
  const empty = async () => {
    setEmptying(true)
    onEmptied(await emptyKeptRecord(record, listOutbox(record.user_id).length > 0))
  }
  return (
    <div className={css.size}>
      <span>{formatSize(new Blob([JSON.stringify(record)]).size)} sur cet appareil</span>
      <Button look="quiet" small onClick={() => setAsked(true)}>
        Vider
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={empty}
        pending={isEmptying}
        title="Vider cet appareil"
        confirm="Vider"
      >
        Vos sauvegardes et vos candidatures ne se liront plus ici sans réseau, jusqu’à votre prochaine visite
        avec du réseau. Rien n’est retiré de votre compte, et ce que vous avez écrit reste.
      </ConfirmDialog>
    </div>
  )
}
