/**
 * Registrations from one network, by password or by a provider, and from all networks together. A class, a cybercafé or
 * the customers of one operator share one IPv4 address, so it may register several accounts a minute.
 */
export const REGISTRATIONS = { minute: 10, hour: 120, hourInAll: 2_000 }
