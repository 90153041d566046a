export const BLOCKED_MOST = 200
export const BLOCKED_FULL = `Vous pouvez bloquer ${BLOCKED_MOST} sociétés au plus.`
