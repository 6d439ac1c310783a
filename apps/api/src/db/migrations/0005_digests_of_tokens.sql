-- As `digestOf` in accounts/secrets.ts makes them: SHA-256 in base64url without padding. Nobody is signed out by it.
UPDATE "sessions" SET "token" = translate(rtrim(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '='), '+/', '-_');
