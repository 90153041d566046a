import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** On a phone the table moves under its own scroll bar, and the page stays. */
const WIDE_TABLE = {
  '& .RaList-actions': { px: 2, minHeight: 0 },
  '& a': { color: 'primary.dark', fontWeight: 600 },
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
