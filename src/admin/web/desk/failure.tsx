import { Alert } from '@mui/material'

export function Failure({ error }: { error: Error }) {
  return (
    <Alert severity="error" sx={{ m: 3 }}>
      {error.message}
    </Alert>
  )
}
