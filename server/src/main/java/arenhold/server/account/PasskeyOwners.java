package arenhold.server.account;

import java.nio.ByteBuffer;
import java.util.UUID;
import org.springframework.security.web.webauthn.api.Bytes;
import org.springframework.security.web.webauthn.api.ImmutablePublicKeyCredentialUserEntity;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialUserEntity;
import org.springframework.security.web.webauthn.management.PublicKeyCredentialUserEntityRepository;
import org.springframework.stereotype.Component;

/** Accounts as passkeys know them: by the sixteen bytes of the player's id. */
@Component
class PasskeyOwners implements PublicKeyCredentialUserEntityRepository {

  private final Accounts accounts;

  PasskeyOwners(Accounts accounts) {
    this.accounts = accounts;
  }

  static Bytes id(UUID player) {
    ByteBuffer bytes = ByteBuffer.allocate(16);
    bytes.putLong(player.getMostSignificantBits()).putLong(player.getLeastSignificantBits());
    return new Bytes(bytes.array());
  }

  static UUID player(Bytes id) {
    ByteBuffer bytes = ByteBuffer.wrap(id.getBytes());
    return new UUID(bytes.getLong(), bytes.getLong());
  }

  @Override
  public PublicKeyCredentialUserEntity findById(Bytes id) {
    return entity(player(id));
  }

  /**
   * @param player an id, which no two share and nobody can change
   */
  @Override
  public PublicKeyCredentialUserEntity findByUsername(String player) {
    return entity(UUID.fromString(player));
  }

  private PublicKeyCredentialUserEntity entity(UUID player) {
    if (accounts.account(player).isEmpty()) return null;
    String name = accounts.player(player).name();
    return ImmutablePublicKeyCredentialUserEntity.builder()
        .id(id(player))
        .name(player.toString())
        .displayName(name)
        .build();
  }

  /** Accounts are made by {@link Accounts} alone. */
  @Override
  public void save(PublicKeyCredentialUserEntity entity) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void delete(Bytes id) {
    throw new UnsupportedOperationException();
  }
}
