package judge;

/** The function returned a value that does not fit its signature. */
final class BadAnswer extends RuntimeException {
  private static final long serialVersionUID = 1;

  BadAnswer(String message) {
    super(message);
  }
}
