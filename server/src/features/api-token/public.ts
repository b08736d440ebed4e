// Accounts end tokens, so this folder imports nothing from accounts. The routes for members' tokens are in `app/`.

export { type ApiTokenRow, apiTokenStore } from './api-token-store.ts'
