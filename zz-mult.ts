import { multiplyOffers } from './bench/multiply-offers.ts'
await multiplyOffers(process.env.DATABASE_URL!, 10)
