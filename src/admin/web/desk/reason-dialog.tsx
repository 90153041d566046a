import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId } from 'react'

interface ReasonProps {
  title: string
  /** Words of the button. */
  action: string
  /** Who reads the reason. */
  help: string
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks why, in words. */
export function ReasonDialog({ title, action, help, onSend, onClose }: ReasonProps) {
  const id = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (reason) onSend(reason)
  }
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form onSubmit={send}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            name="reason"
            label="Raison"
            helperText={help}
            multiline
            minRows={3}
            required
            autoFocus
            sx={{ mt: 1 }}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained" color="error">
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
