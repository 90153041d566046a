import process from 'node:process'

// `npm run worker` starts the server in this role.
process.env.ROLE = 'worker'
await import('./server.ts')
