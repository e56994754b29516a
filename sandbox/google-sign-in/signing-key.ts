import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { JWK, JWTPayload } from 'jose'

const ALGORITHM = 'RS256'

/** The key that signs ID tokens, made when it is first needed and lost with the process. */
export class SigningKey {
  readonly #keyId = randomUUID()
  #pair: ReturnType<typeof generateKeyPair> | null = null

  /** Begins to make it, so that no request has to wait for it later. */
  prepare(): void {
    void this.#made()
  }

  async publicKeys(): Promise<{ keys: JWK[] }> {
    const { publicKey } = await this.#made()
    return {
      keys: [{ ...(await exportJWK(publicKey)), kid: this.#keyId, use: 'sig', alg: ALGORITHM }],
    }
  }

  async sign(claims: JWTPayload): Promise<string> {
    const { privateKey } = await this.#made()
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: this.#keyId, typ: 'JWT' })
      .sign(privateKey)
  }

  #made(): ReturnType<typeof generateKeyPair> {
    this.#pair ??= generateKeyPair(ALGORITHM)
    return this.#pair
  }
}
