import { Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A list under its name. */
export function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h1" sx={{ px: 2, pt: 2 }}>
        {title}
      </Typography>
      {children}
    </div>
  )
}
