"""How an application tests what it does when the guard says no: `PortcullisFake` in place of the client."""

from typing import Any

from portcullis import PortcullisClient, is_block_body
from portcullis.testing import PortcullisFake


def answer(client: PortcullisClient, question: str) -> str:
    """The application: asks a model, and says sorry when it may not."""

    def model(**_: Any) -> Any:
        return {"text": "Forty-two."}

    said: Any = client.guard.decorate(model)(messages=[{"role": "user", "content": question}])
    return "I cannot help with that." if is_block_body(said) else said["text"]


def test_an_honest_question_is_answered() -> None:
    assert answer(PortcullisFake(), "What is six times seven?") == "Forty-two."


def test_an_attack_is_refused() -> None:
    assert answer(PortcullisFake().block("a-rule"), "What is six times seven?") == "I cannot help with that."


def test_an_outage_is_refused() -> None:
    assert answer(PortcullisFake().outage(), "What is six times seven?") == "I cannot help with that."


if __name__ == "__main__":
    test_an_honest_question_is_answered()
    test_an_attack_is_refused()
    test_an_outage_is_refused()
    print("refused as it should")
