import { Box } from '@mui/material'
import type { AuditLine } from '../../audit/contract.ts'

const HEADS = { why: 'Pourquoi', before: 'Avant', after: 'Après' } as const

/** Why it was done, what it found and what it left; anything else as it was written. */
export function Details({ details }: Pick<AuditLine, 'details'>) {
  if (Object.keys(details).length === 0) return null
  const { why, before, after, ...others } = details
  const parts = { why, before, after }
  return (
    <details>
      <summary>Voir</summary>
      <Box component="dl" sx={{ m: 0, maxWidth: 480, overflowWrap: 'anywhere' }}>
        {(['why', 'before', 'after'] as const)
          .filter((name) => parts[name] !== undefined)
          .map((name) => (
            <Part key={name} head={HEADS[name]} value={parts[name]} />
          ))}
        {Object.entries(others).map(([name, value]) => (
          <Part key={name} head={name} value={value} />
        ))}
      </Box>
    </details>
  )
}

function Part({ head, value }: { head: string; value: unknown }) {
  return (
    <>
      <Box component="dt" sx={{ mt: 1, fontWeight: 600 }}>
        {head}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        {typeof value === 'string' ? value : linesOf(value)}
      </Box>
    </>
  )
}

/** A line for each of its fields. */
function linesOf(value: unknown): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  return Object.entries(value)
    .map(([name, each]) => `${name}\u00a0: ${typeof each === 'string' ? each : JSON.stringify(each)}`)
    .join('\n')
}
