import Provider from 'oidc-provider';

/**
 * An OpenID provider that stands in for Google in the tests. Anybody can log in with any email
 * address.
 */
const issuer = process.env.OPENID_ISSUER ?? 'http://localhost:3110';
const appUrl = process.env.OPENID_APP_URL ?? 'http://localhost:3100';

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'campmates',
      client_secret: 'a secret between the two',
      redirect_uris: [`${appUrl}/api/auth/callback/google`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: { devInteractions: { enabled: true } },
  cookies: { keys: ['tests'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // "unverified+…" is an address that Google has not verified; "second" is another identity with
  // the same address.
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      email: id.replace(/^(unverified|second)\+/, ''),
      email_verified: !id.startsWith('unverified+'),
      name: id.split('@')[0],
    }),
  }),
  // Skips the consent page.
  loadExistingGrant: async (context) => {
    const grant = new context.oidc.provider.Grant({
      clientId: context.oidc.client?.clientId,
      accountId: context.oidc.session?.accountId,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

provider.listen(Number(new URL(issuer).port));
