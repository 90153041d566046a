import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** On a phone the table moves under its own scroll bar, and the page stays. */
const WIDE_TABLE = {
  overflowX: 'clip',
  '& .RaList-main': { minWidth: 0, maxWidth: '100%' },
  '& .RaList-content': { overflowX: 'auto' },
}

/** A list under its name. */
export function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={WIDE_TABLE}>
      <Typography variant="h1" sx={{ px: 2, pt: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
