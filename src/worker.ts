import process from 'node:process'

// `npm run worker` is the server in this role.
process.env.ROLE = 'worker'
await import('./server.ts')
