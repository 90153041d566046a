import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'
import {
  proposedRefusal,
  REFUSAL_REASONS,
  REFUSALS,
  type RefusalReason,
  refusalMessage,
} from '#src/offers/moderation/shared/refusals.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Key } from '../desk/key.tsx'
import type { OfferReply } from '../desk/queries.ts'

interface RefusalProps {
  offer: OfferReply
  flags: OfferReply['flags']
  onSend: (refusal: { reason: RefusalReason; message: string }) => void
  onClose: () => void
}

/** The reason is proposed by what was found, and its message read again before it leaves. */
export function RefusalDialog({ offer, flags, onSend, onClose }: RefusalProps) {
  const id = useId()
  const title = displayTitle(offer.title)
  const [reason, setReason] = useState(proposedRefusal(flags))
  const [message, setMessage] = useState(() => refusalMessage(reason, title))
  const choose = (chosen: RefusalReason) => {
    setReason(chosen)
    setMessage(refusalMessage(chosen, title))
  }
  const press = (event: KeyboardEvent) => {
    const chosen = REFUSAL_REASONS[Number(event.key) - 1]
    if (chosen && !(event.target instanceof HTMLTextAreaElement)) choose(chosen)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id} onKeyDown={press}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        Refuser «&nbsp;{title}&nbsp;»
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '290px 1fr' } }}>
        <Reasons reason={reason} onChoose={choose} />
        <TextField
          label={`Message à ${offer.company.name}`}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          multiline
          minRows={8}
          required
          sx={{ mt: 1 }}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="contained"
          color="error"
          disabled={!message.trim()}
          onClick={() => onSend({ reason, message })}
        >
          Refuser, puis la suivante
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Its key stands at the end of the line. */
const REASON = {
  mr: 0,
  '& .MuiFormControlLabel-label': { flex: 1, display: 'flex', gap: 1, justifyContent: 'space-between' },
}

function Reasons({ reason, onChoose }: { reason: RefusalReason; onChoose: (reason: RefusalReason) => void }) {
  const id = useId()
  return (
    <div>
      <FormLabel id={id}>Raison</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={reason}
        onChange={(_event, chosen) => onChoose(chosen as RefusalReason)}
      >
        {REFUSAL_REASONS.map((each, index) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio color="error" size="small" autoFocus={each === reason} />}
            sx={REASON}
            label={
              <>
                {REFUSALS[each].label} <Key>{index + 1}</Key>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  )
}
